import subsetFont from 'subset-font';

/**
 * Returns a compressed font as TrueType, with one weight.
 * @param {Uint8Array} font
 * @param {number} weight
 * @returns {Promise<Uint8Array>}
 */
export async function trueType(font, weight) {
  return subsetFont(font, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght: weight },
  });
}
