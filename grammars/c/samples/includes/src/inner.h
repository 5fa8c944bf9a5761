/* It relies on what those include who include it. */
static inline int inner(amount of) { return of > LIMIT; } // amount -> amount, LIMIT -> LIMIT
