static inline int other_inner(amount of) { return 0; } // amount -> unresolved
