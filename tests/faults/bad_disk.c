/* A disk that fails: the n-th write, sync or cut after the start of the process answers EIO.
 *
 * Loaded in front of the C library (LD_PRELOAD) into a writer of the fault tests.
 *   BAD_DISK_AT    which call fails, from 1 on
 *   BAD_DISK_MODE  "once", "from" (that one and all after it), "half" (a write stores half of what it was
 *                  given and says so; anything else fails once)
 *   BAD_DISK_COUNT a file the number of calls is written to at the end
 * Only files count, not what is said on standard output. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static long calls;

static int is_file(int fd) {
    struct stat about;
    return fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
}

static int mode_is(const char *mode) {
    const char *asked = getenv("BAD_DISK_MODE");
    return asked != NULL && strcmp(asked, mode) == 0;
}

/* Whether this call is one that fails. */
static int fails(int fd) {
    const char *at = getenv("BAD_DISK_AT");
    if (!is_file(fd)) return 0;
    calls++;
    if (at == NULL) return 0;
    return mode_is("from") ? calls >= atol(at) : calls == atol(at);
}

__attribute__((destructor)) static void count(void) {
    const char *path = getenv("BAD_DISK_COUNT");
    FILE *file = path == NULL ? NULL : fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%ld", calls);
    fclose(file);
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

typedef ssize_t (*write_fn)(int, const void *, size_t);
typedef ssize_t (*pwrite_fn)(int, const void *, size_t, off64_t);
typedef int (*sync_fn)(int);
typedef int (*cut_fn)(int, off64_t);

ssize_t write(int fd, const void *bytes, size_t length) {
    if (fails(fd)) {
        if (mode_is("half") && length > 1) return REAL("write", write_fn)(fd, bytes, length / 2);
        errno = EIO;
        return -1;
    }
    return REAL("write", write_fn)(fd, bytes, length);
}

static ssize_t at(const char *name, int fd, const void *bytes, size_t length, off64_t offset) {
    if (fails(fd)) {
        if (mode_is("half") && length > 1) return REAL(name, pwrite_fn)(fd, bytes, length / 2, offset);
        errno = EIO;
        return -1;
    }
    return REAL(name, pwrite_fn)(fd, bytes, length, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    return at("pwrite64", fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
    return at("pwrite64", fd, bytes, length, offset);
}

static int sync_with(const char *name, int fd) {
    if (fails(fd)) {
        errno = EIO;
        return -1;
    }
    return REAL(name, sync_fn)(fd);
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }

static int cut(int fd, off64_t length) {
    if (fails(fd)) {
        errno = EIO;
        return -1;
    }
    return REAL("ftruncate64", cut_fn)(fd, length);
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }
