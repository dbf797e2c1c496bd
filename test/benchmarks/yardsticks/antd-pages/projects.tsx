import { Button, Card, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

interface Project {
  readonly id: string
  readonly name: string
  readonly createdAt: string
}

/** The least that a list of projects made with antd alone can be. */
function ProjectsPage() {
  const [projects, setProjects] = useState<readonly Project[]>([])
  useEffect(() => {
    void fetch('./projects.json').then(async (answer) => setProjects((await answer.json()) as Project[]))
  }, [])
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16, padding: 24 }}>
      <Button type="primary">Create a new project</Button>
      <Switch checkedChildren="Show all" unCheckedChildren="Show only open" />
      {projects.map(({ id, name, createdAt }) => (
        <Link key={id} to={`/projects/${id}`}>
          <Card title={name}>Created {createdAt}</Card>
        </Link>
      ))}
    </div>
  )
}

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<ProjectsPage />} />
    </Routes>
  </BrowserRouter>,
)
