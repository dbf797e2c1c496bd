import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import styles from '../../../shared/sources/PassageList.module.css'

/** Height of most lists of passages, so that the next card is out of sight when it moves. */
export function PassagesComing() {
  return (
    <div className={styles.coming} aria-hidden>
      <SkeletonLines count={3} />
    </div>
  )
}
