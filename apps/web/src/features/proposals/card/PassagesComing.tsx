import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import styles from '../../../shared/sources/PassageList.module.css'

/** As high as most lists of passages, so that what follows is out of sight when it moves. */
export function PassagesComing() {
  return (
    <div className={styles.coming} aria-hidden>
      <SkeletonLines count={3} />
    </div>
  )
}
