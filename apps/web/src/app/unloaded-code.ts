/** Code that could not be loaded; `forget` lets the next rendering load it again. */
export class UnloadedCode extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(String(cause), { cause })
  }
}
