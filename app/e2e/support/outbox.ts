import { execFileSync } from 'node:child_process';

interface Lead {
  kind: string;
  state: string;
  [field: string]: unknown;
}

/** A person's stored leads, from the server's command line. */
export function storedLeads(email: string): Lead[] {
  const { BRIGHTCREW_SERVER_BIN: server, BRIGHTCREW_E2E_DATA: data } = process.env;
  if (!server || !data) throw new Error('the configuration names the server and its data');
  const env = { ...process.env, DATABASE_URL: `sqlite:${data}/leads.db` };
  const lines = execFileSync(server, ['leads', 'export', '--email', email], { encoding: 'utf8', env })
    .trim()
    .split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Lead);
}
