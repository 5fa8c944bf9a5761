import fc from 'fast-check';

/** A number from 0 up to 1 that picks a place in something whose size is not known yet. */
export const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
