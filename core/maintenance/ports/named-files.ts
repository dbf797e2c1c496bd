/** The files of the file store that rows refer to. */
export interface NamedFiles {
  /**
   * Keys that rows refer to in a folder: an account's identifier, or the folder of imported registers. Null if there is
   * no such account.
   */
  under(folder: string): Promise<ReadonlySet<string> | null>
}
