/** A PDF's values: names are strings with a leading slash, text strings and keywords have their own types. */
export type PdfValue =
  number | boolean | null | string | PdfText | PdfReference | PdfStream | PdfKeyword | PdfArray | PdfDict

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

/** Thrown where a PDF uses what this parser does not know; another parser may. */
export class UnsupportedPdfError extends Error {}
