const oldest = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Grantwright needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
