import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import styles from './NextSteps.module.css'

const words = texts.projects

/** Suggestions for a project without applications. */
export function NextSteps() {
  return (
    <div className="card">
      <h3>{words.nextSteps}</h3>
      <p className="muted">{words.nextStepsIntro}</p>
      <ol className={styles.steps}>
        <li>
          {words.stepDocuments} <Link to={paths.documentLibrary}>{words.sharedLibraryLink}</Link>
        </li>
        <li>{words.stepProjectDocuments}</li>
        <li>{words.stepGrant}</li>
      </ol>
    </div>
  )
}
