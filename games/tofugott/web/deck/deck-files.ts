/** No deck is so long; nothing longer is even read. */
const mostBytes = 2_000_000;

/** The text of a file that somebody chose, or why there is none. */
export async function readFileText(
  file: File,
): Promise<string | { readonly error: 'tooBig' | 'unreadable' }> {
  if (file.size > mostBytes) return { error: 'tooBig' };
  try {
    return await file.text();
  } catch {
    return { error: 'unreadable' };
  }
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${fileName(name)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const fileName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'tofugott';
