/** A PDF's values: names are strings with a leading slash; text strings and keywords have their own types. */
export type PdfValue =
  | number
  | boolean
  | null
  | string
  | PdfText
  | PdfReference
  | PdfStream
  | PdfKeyword
  | PdfArray
  | PdfDict

export type PdfArray = PdfValue[]
export type PdfDict = Map<string, PdfValue>

/** A string object; each character is a byte. */
export class PdfText {
  constructor(readonly bytes: string) {}
}

export class PdfReference {
  constructor(readonly number: number) {}
}

export class PdfStream {
  constructor(
    readonly dict: PdfDict,
    readonly raw: Buffer,
  ) {}
}

export class PdfKeyword {
  constructor(readonly word: string) {}
}

/** Thrown if a PDF uses a feature that this parser lacks; another parser may have it. */
export class UnsupportedPdfError extends Error {}

const UPPER = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€'

/** Decodes a text string outside page contents: UTF-16 or UTF-8 by its mark, otherwise PDFDocEncoding. */
export function textStringOf(bytes: string): string {
  const buffer = Buffer.from(bytes, 'latin1')
  if (bytes.startsWith('\xfe\xff'))
    return buffer
      .subarray(2, buffer.length & ~1)
      .swap16()
      .toString('utf16le')
  if (bytes.startsWith('\xef\xbb\xbf')) return buffer.toString('utf8', 3)
  return bytes.replace(/[\x80-\xa0]/g, (char) => UPPER[char.charCodeAt(0) - 0x80]!)
}
