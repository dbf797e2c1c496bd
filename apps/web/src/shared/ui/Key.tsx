import styles from './Key.module.css'

/**
 * The shortcut of a button. It is not part of the button's name: screen readers use the button's `aria-keyshortcuts`.
 */
export function Key({ name }: { readonly name: string }) {
  return <kbd className={styles.key} data-key={name} aria-hidden="true" />
}
