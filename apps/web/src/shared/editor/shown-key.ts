const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A key as it is printed on the user's keyboard: "Ctrl+B", on a Mac "⌘B". */
export function shownKey(key: string): string {
  const parts = key.split('-')
  const last = parts.pop()?.toUpperCase() ?? ''
  const signs = isMac() ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' } : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' }
  const shown = parts.map((part) => signs[part as keyof typeof signs])
  return [...shown, last].join(isMac() ? '' : '+')
}
