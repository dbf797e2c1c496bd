/** Tells work under way that nobody waits for it any more. An `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export const NEVER_CANCELLED: Cancellation = {
  aborted: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}
