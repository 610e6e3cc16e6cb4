/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * xml.h: whether what was written is well-formed XML, for tests of pictures
 * and pages. Stricter than the standard where our own words are meant: no
 * CDATA, no processing instruction but the declaration, no entity but the five.
 */
#ifndef UMPIRE_XML_H
#define UMPIRE_XML_H

#include <stdbool.h>
#include <stddef.h>

/* NULL, or what is wrong, with *at where. */
const char *xml_broken(const char *xml, size_t *at);
/* Elements of a name. */
int xml_count(const char *xml, const char *element);

#endif
