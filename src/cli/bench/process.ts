import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** User and system time of a process so far; null when it is gone or this is not Linux. */
export function cpuMs(pid: number): number | null {
  const fields = statOf(pid)?.fields;
  return fields ? (Number(fields[11]) + Number(fields[12])) * tickMs : null;
}

/** Processes named workerd that this process started. */
export function ownWorkerds(): number[] {
  return processes().filter((pid) => {
    const stat = statOf(pid);
    return stat?.name === 'workerd' && Number(stat.fields[1]) === process.pid;
  });
}

/** Resident memory in MB. */
export function residentMb(pid: number): number | null {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
  } catch {
    return [];
  }
}

/** `/proc/{pid}/stat`: the name stands in brackets and may hold anything; `fields` start after it. */
function statOf(pid: number): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
  } catch {
    return null;
  }
}
