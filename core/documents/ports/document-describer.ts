export interface DocumentDescriber {
  /** One or two short sentences on what the document is; null when nothing useful can be said. */
  describe(document: { readonly fileName: string; readonly opening: string }): Promise<string | null>
}
