/** Keeps a text in the browser, or removes it. Where that is full or keeps nothing, it holds until the page is left. */
export function keep(storage: 'localStorage' | 'sessionStorage', place: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(place)
    else window[storage].setItem(place, text)
  } catch {
    return
  }
}
