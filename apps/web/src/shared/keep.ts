/** Keeps a text in the browser, or removes it; does nothing if the browser's storage is full or switched off. */
export function keep(storage: 'localStorage' | 'sessionStorage', place: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(place)
    else window[storage].setItem(place, text)
  } catch {
    return
  }
}
