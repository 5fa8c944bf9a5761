/** Sentences by which the text of a licence is known. All must occur, compared in lower case with single spaces. */
interface LicenseMark {
  /** SPDX identifier. */
  license: string;
  phrases: readonly string[];
}

const REDISTRIBUTION = 'redistribution and use in source and binary forms';
const ISC_GRANT = 'permission to use, copy, modify, and/or distribute this software for any purpose';

/** A licence stands before those whose first phrase is among its own, and hides them. */
const marks: readonly LicenseMark[] = [
  { license: 'AGPL-3.0', phrases: ['gnu affero general public license version 3, 19 november 2007'] },
  { license: 'LGPL-3.0', phrases: ['gnu lesser general public license version 3, 29 june 2007'] },
  { license: 'LGPL-2.1', phrases: ['gnu lesser general public license version 2.1, february 1999'] },
  { license: 'GPL-3.0', phrases: ['gnu general public license version 3, 29 june 2007'] },
  { license: 'GPL-2.0', phrases: ['gnu general public license version 2, june 1991'] },
  { license: 'Apache-2.0', phrases: ['apache license version 2.0, january 2004'] },
  { license: 'MPL-2.0', phrases: ['mozilla public license', 'version 2.0', 'covered software'] },
  { license: 'EPL-2.0', phrases: ['eclipse public license - v 2.0'] },
  { license: 'BSL-1.0', phrases: ['boost software license - version 1.0'] },
  { license: 'CC0-1.0', phrases: ['cc0 1.0 universal'] },
  {
    license: 'Unlicense',
    phrases: ['this is free and unencumbered software released into the public domain'],
  },
  {
    license: 'MIT',
    phrases: [
      'permission is hereby granted, free of charge, to any person obtaining a copy',
      'the above copyright notice and this permission notice',
    ],
  },
  {
    license: 'MIT-0',
    phrases: ['permission is hereby granted, free of charge, to any person obtaining a copy'],
  },
  { license: 'BSD-3-Clause', phrases: [REDISTRIBUTION, 'neither the name'] },
  { license: 'BSD-2-Clause', phrases: [REDISTRIBUTION] },
  { license: 'ISC', phrases: [ISC_GRANT, 'provided that the above copyright notice'] },
  { license: '0BSD', phrases: [ISC_GRANT] },
  {
    license: 'Zlib',
    phrases: ["provided 'as-is', without any express or implied warranty", 'altered source versions'],
  },
];

/**
 * Returns the SPDX identifier of a licence text, or undefined if it is none of the common licences. Several texts in one
 * file are joined with `AND`, because the sentence that leaves the choice has no fixed form. The text of the GNU licences
 * does not say whether later versions are included, so their identifiers have no `-only` or `-or-later`.
 */
export function identifyLicense(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\s*#>]+/g, ' ');
  const found: LicenseMark[] = [];
  for (const mark of marks) {
    const isPartOfFound = found.some(({ phrases }) => phrases.includes(mark.phrases[0] ?? ''));
    if (!isPartOfFound && mark.phrases.every((phrase) => plain.includes(phrase))) found.push(mark);
  }
  return found.map(({ license }) => license).join(' AND ') || undefined;
}
