/** Code that could not be loaded; `forget` has it loaded again when it is next shown. */
export class UnloadedCode extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(String(cause), { cause })
  }
}
