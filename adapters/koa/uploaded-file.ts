export interface UploadedFile {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

/** A multipart body: its file, null when none was sent, and the fields beside it. */
export interface Upload {
  readonly file: UploadedFile | null
  readonly fields: Readonly<Record<string, unknown>>
  /** Of the file's bytes. */
  readonly digest: string
}
