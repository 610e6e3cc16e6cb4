/* SPDX-License-Identifier: GPL-3.0-or-later */
/* medium.c: see medium.h. The numbers are those of linux/magic.h. */
#include "medium.h"

#include <stddef.h>
#include <sys/vfs.h>

static const struct {
    int64_t number;
    enum medium is;
    const char *name;
} of[] = {
    {0x6969,     MEDIUM_NETWORK, "NFS"            },
    {0x517b,     MEDIUM_NETWORK, "SMB"            },
    {0xff534d42, MEDIUM_NETWORK, "CIFS"           },
    {0xfe534d42, MEDIUM_NETWORK, "SMB2"           },
    {0x65735546, MEDIUM_NETWORK, "FUSE"           },
    {0x01021997, MEDIUM_NETWORK, "9p"             },
    {0x5346414f, MEDIUM_NETWORK, "AFS"            },
    {0x6b414653, MEDIUM_NETWORK, "AFS"            },
    {0x73757245, MEDIUM_NETWORK, "Coda"           },
    {0x00c36400, MEDIUM_NETWORK, "Ceph"           },
    {0x0bd00bd0, MEDIUM_NETWORK, "Lustre"         },
    {0x786f4256, MEDIUM_NETWORK, "a shared folder"},
    {0x4d44,     MEDIUM_FAT,     "FAT"            },
    {0x2011bab0, MEDIUM_FAT,     "exFAT"          },
};

enum medium
medium_of(int64_t number, const char **name)
{
    /* Some kernels give it as a signed number of 32 bits. */
    int64_t plain = number & 0xffffffff;

    if (name)
        *name = "";
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++)
        if (of[i].number == plain) {
            if (name)
                *name = of[i].name;
            return of[i].is;
        }
    return MEDIUM_GOOD;
}

enum medium
medium_at(const char *path, const char **name)
{
    struct statfs s;

    if (statfs(path, &s) == 0)
        return medium_of((int64_t)s.f_type, name);
    if (name)
        *name = "";
    return MEDIUM_GOOD;
}
