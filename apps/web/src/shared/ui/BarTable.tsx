import type { ReactNode } from 'react'
import styles from './BarTable.module.css'

interface Bar {
  /** Share of the width, from 0 to 1. */
  readonly share: number
  readonly tone: 'full' | 'soft' | 'old'
}

export interface BarRow {
  readonly key: string
  readonly label: ReactNode
  /** Drawn over one another, widest first. */
  readonly bars: readonly Bar[]
  readonly value: ReactNode
}

interface BarTableProps {
  readonly label: string
  /** Headings of the labels and the values, for screen readers. */
  readonly columns: readonly [string, string]
  readonly rows: readonly BarRow[]
}

/** Values as bars with their numbers: a table whose bars are decoration. */
export function BarTable({ label, columns, rows }: BarTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, bars, value }) => (
          <tr key={key}>
            <th scope="row">
              <div className={styles.row}>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span className={styles.bars} aria-hidden>
                  {bars.map(({ share, tone }) => (
                    <span key={tone} className={styles[tone]} style={{ width: `${100 * share}%` }} />
                  ))}
                </span>
              </div>
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
