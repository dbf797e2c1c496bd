import styles from './Key.module.css'

/** The key that does what a button does. Screen readers are told by `aria-keyshortcuts` of the button. */
export function Key({ name }: { readonly name: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  )
}
