#define _GNU_SOURCE
#include "SwiftCalls.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>

// What code between two calls of `stackIsLow` may use of the stack; less where a thread has little.
static const size_t reserve = 256 << 10;
static const size_t pieceSize = 4 << 20;
static const size_t guardSize = 64 << 10;
// Of one thread: together a gigabyte.
static const int mostPieces = 256;

// The lowest address that leaves the reserve free; 0 before the thread asked.
static _Thread_local uintptr_t limit;
static _Thread_local int pieces;
// A piece that nobody uses, so that going to and fro at its edge doesn't map memory each time.
static void *_Atomic spare;

#if defined(__x86_64__)
// void callOnStack(void (*body)(void *), void *context, void *top): the frame pointer leads back to
// the former stack, for unwinding too.
__asm__(".text\n"
        ".p2align 4\n"
        ".type callOnStack, @function\n"
        "callOnStack:\n"
        ".cfi_startproc\n"
        "pushq %rbp\n"
        ".cfi_def_cfa_offset 16\n"
        ".cfi_offset %rbp, -16\n"
        "movq %rsp, %rbp\n"
        ".cfi_def_cfa_register %rbp\n"
        "movq %rdx, %rsp\n"
        "movq %rdi, %rax\n"
        "movq %rsi, %rdi\n"
        "callq *%rax\n"
        "movq %rbp, %rsp\n"
        "popq %rbp\n"
        ".cfi_def_cfa %rsp, 8\n"
        "retq\n"
        ".cfi_endproc\n"
        ".size callOnStack, .-callOnStack\n");
#define KNOWS_STACK 1
#elif defined(__aarch64__)
__asm__(".text\n"
        ".p2align 4\n"
        ".type callOnStack, %function\n"
        "callOnStack:\n"
        ".cfi_startproc\n"
        "stp x29, x30, [sp, #-16]!\n"
        ".cfi_def_cfa_offset 16\n"
        ".cfi_offset x29, -16\n"
        ".cfi_offset x30, -8\n"
        "mov x29, sp\n"
        ".cfi_def_cfa x29, 16\n"
        "mov sp, x2\n"
        "mov x9, x0\n"
        "mov x0, x1\n"
        "blr x9\n"
        "mov sp, x29\n"
        ".cfi_def_cfa sp, 16\n"
        "ldp x29, x30, [sp], #16\n"
        ".cfi_def_cfa_offset 0\n"
        "ret\n"
        ".cfi_endproc\n"
        ".size callOnStack, .-callOnStack\n");
#define KNOWS_STACK 1
#else
#define KNOWS_STACK 0
#endif

#if KNOWS_STACK
void callOnStack(void (*body)(void *), void *context, void *top) __asm__("callOnStack");

static void findLimit(void) {
  pthread_attr_t attributes;
  void *lowest;
  size_t size;
  limit = 1;
  if (pthread_getattr_np(pthread_self(), &attributes)) return;
  if (!pthread_attr_getstack(&attributes, &lowest, &size)) {
    limit = (uintptr_t)lowest + (size / 4 < reserve ? size / 4 : reserve);
  }
  pthread_attr_destroy(&attributes);
}

static char *takePiece(void) {
  char *piece = __c11_atomic_exchange(&spare, NULL, __ATOMIC_ACQ_REL);
  if (piece) return piece;
  piece = mmap(NULL, pieceSize, PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (piece == MAP_FAILED) return NULL;
  mprotect(piece, guardSize, PROT_NONE);
  return piece;
}

static void returnPiece(char *piece) {
  void *none = NULL;
  if (!__c11_atomic_compare_exchange_strong(&spare, &none, piece, __ATOMIC_ACQ_REL,
                                            __ATOMIC_RELAXED)) {
    munmap(piece, pieceSize);
  }
}

_Bool stackIsLow(void) {
  if (!limit) findLimit();
  return (uintptr_t)__builtin_frame_address(0) < limit;
}

_Bool callOnMoreStack(void (*body)(void *), void *context) {
  if (pieces >= mostPieces) return 0;
  char *piece = takePiece();
  if (!piece) return 0;
  uintptr_t outerLimit = limit;
  limit = (uintptr_t)piece + guardSize + reserve;
  pieces++;
  callOnStack(body, context, piece + pieceSize);
  pieces--;
  limit = outerLimit;
  returnPiece(piece);
  return 1;
}
#else
_Bool stackIsLow(void) { return 0; }
_Bool callOnMoreStack(void (*body)(void *), void *context) { return 0; }
#endif
