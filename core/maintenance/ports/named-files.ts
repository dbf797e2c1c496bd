/** Which files of the file store the rows name. */
export interface NamedFiles {
  /**
   * The keys that rows name under the first part of the keys: an account's identifier, or the folder of imported registers.
   * Null where there is no such account.
   */
  under(folder: string): Promise<ReadonlySet<string> | null>
}
