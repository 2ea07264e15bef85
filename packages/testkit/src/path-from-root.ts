/** The path of a file from the repository root, given as a test sees it: relative to the test's own, or from `/`. */
export function pathFromRoot(testFile: string, path: string): string {
  const folders = path.startsWith('/') ? [] : testFile.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && folders.length > 0) folders.pop();
    else if (part !== '.' && part !== '') folders.push(part);
  }
  return folders.join('/');
}
