/** A rectangle in points from the upper left corner of the displayed page, y growing downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function widthOf(box: Box): number {
  return box.right - box.left
}

export function heightOf(box: Box): number {
  return box.bottom - box.top
}

export function centreOf(box: Box): { readonly x: number; readonly y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

export function holdsCentre(outer: Box, inner: Box): boolean {
  const { x, y } = centreOf(inner)
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
}

export function encloses(outer: Box, inner: Box, slack = 2): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  )
}

/** Length shared by two spans; negative if they are apart. */
export function overlap(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0])
}

export function unite(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
