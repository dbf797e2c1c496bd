/** Signals that work is not needed. An `AbortSignal` is one. */
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
