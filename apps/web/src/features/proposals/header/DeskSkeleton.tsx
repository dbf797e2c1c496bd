import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import styles from './DeskSkeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6]

/** Skeleton of an application's page, in its final layout. */
export function DeskSkeleton() {
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <span className="skeleton" style={{ height: 22, width: '40%' }} />
        <span className="skeleton" style={{ height: 32, width: 140 }} />
      </div>
      <div className={styles.tabs}>
        <span className="skeleton" style={{ height: 16, width: 260 }} />
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <SkeletonLines count={8} />
        </div>
        <div className={styles.sheet}>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <SkeletonLines count={1} />
              <SkeletonLines count={1} />
            </div>
          ))}
          <SkeletonLines count={5} height={18} />
        </div>
        <div className={styles.todo}>
          <SkeletonLines count={6} />
        </div>
      </div>
    </div>
  )
}
