import styles from './Key.module.css'

/**
 * The key that does what a button does. It is no part of the button's name: screen readers are told by the button's
 * `aria-keyshortcuts`.
 */
export function Key({ name }: { readonly name: string }) {
  return <kbd className={styles.key} data-key={name} aria-hidden="true" />
}
