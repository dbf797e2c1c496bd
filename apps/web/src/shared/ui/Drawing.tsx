import styles from './Drawing.module.css'

/** Lines on a canvas of 96 by 64. */
const LINES = {
  form: ['M30 8h28l12 12v36H30z', 'M58 8v12h12', 'M38 30h24M38 38h24M38 46h14', 'M74 52l10-14 5 3-10 14-6 3z'],
  folder: ['M20 18h20l5 6h31v32H20z', 'M20 30h56', 'M32 40h20M32 47h12'],
  papers: ['M26 14h26v36H26z', 'M34 10h26v36h-8', 'M32 24h14M32 31h14M32 38h8', 'M70 44v-14m-6 6 6-6 6 6'],
} as const

/** The product's own drawing for an empty page. */
export function Drawing({ of }: { readonly of: keyof typeof LINES }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden>
      {LINES[of].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
