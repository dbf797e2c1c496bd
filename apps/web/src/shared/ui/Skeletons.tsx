const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A placeholder for lines of text. */
export function SkeletonLines({ count, height = 14 }: { readonly count: number; readonly height?: number }) {
  return (
    <span className="stack tight">
      {rows(count).map((row) => (
        <span
          key={row}
          className="skeleton"
          style={{ height, width: row === count - 1 && count > 1 ? '60%' : '100%' }}
        />
      ))}
    </span>
  )
}

/** A placeholder for a grid of cards. */
export function SkeletonCards({ count, height }: { readonly count: number; readonly height: number }) {
  return (
    <div className="card-grid">
      {rows(count).map((row) => (
        <div key={row} className="card" style={{ height }}>
          <SkeletonLines count={2} />
        </div>
      ))}
    </div>
  )
}

/** A placeholder for a page's heading and body. */
export function SkeletonPage() {
  return (
    <div className="stack wide">
      <span className="skeleton" style={{ height: 32, width: '45%' }} />
      <div className="card" style={{ minHeight: 240 }}>
        <SkeletonLines count={5} />
      </div>
    </div>
  )
}
