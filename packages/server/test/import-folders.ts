import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder } from '../src/import/check.js';
import { problemText } from '../src/import/problems.js';

/** Files by name, with a folder in it if they are in one; text or raw bytes. */
export type FolderContents = Readonly<Record<string, string | Buffer>>;

/** Runs `work` with the path of a folder that holds the files, and removes the folder. */
export async function withFolder<T>(
  contents: FolderContents,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-import-'));
  try {
    for (const [name, content] of Object.entries(contents)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A small folder that uses every file and has no problems. */
export const soundFolder: FolderContents = {
  'organizations.csv': `key,name,name_fi,parent,start_of_fiscal_year,time_zone
group,Group,Konserni,,7,Europe/Helsinki
north,North,Pohjoinen,group,,
`,
  'users.csv': `email,full_name,language,password,active_organization
ada@group.example,Ada Aalto,fi,correct horse battery,north
ben@group.example,Ben Berg,,,
`,
  'memberships.csv': `organization,user,report_manager
group,ada@group.example,true
north,ben@group.example,
`,
  'settings.csv': `organization,restricted_views
north,logic data-map
`,
  'objectives.csv': `organization,key,title,title_fi
*,growth,Grow,Kasvetaan
`,
  'color_pairs.csv': `organization,key,title,color,dark_color
*,calm,Calm,#0b5f6b,#7fd1dd
`,
  'terms.csv': `organization,key,title,formula,parent,unit,aggregation
*,profit,Profit,sales - [4100],,€,
*,sales,Sales,,profit,€,flow
*,4100,Costs,,profit,€,flow
*,margin,Margin %,profit / sales * 100,,%,
*,staff,Staff,,,,stock
`,
  'data.csv': `organization,term,month,value,verified
group,sales,2025-01,100,true
group,sales,2025-02,110.5,false
group,4100,2025-01,60,true
north,staff,2025-01,7,true
`,
  'target_groups.csv': `organization,key,title,parent,user
*,main,Main target,,ada@group.example
*,sales,Sales,main,
`,
  'targets.csv': `organization,key,target_group,title,start_date,end_date,formula,target_formula,compare_months_earlier,link_tag
*,sales,sales,Sales,2025-01-01,2025-12-31,sales,120,12,Result
*,costs,sales,Costs,2025-01-01,2025-12-31,4100,60,,-
`,
  'mappings.csv': `organization,key,parent,view_title,view_title_fi,redirect,target_type,related_pages
*,figures,,Figures,Luvut,true,,
*,result,figures,Result,Tulos,,,people
*,people,,People,Henkilöstö,,,
`,
  'mapping_terms.csv': `organization,mapping,term,type,color,second_axis
*,result,sales,bar,data-1,
*,result,margin,line,#a0b1c2,true
*,people,staff,area,,
`,
};

/** What relative months count from in the tests. */
export const TODAY = '2026-03-15';

/** The problems of a folder with these files, as text. */
export async function problemsOf(contents: FolderContents): Promise<string[]> {
  const { problems } = await withFolder(contents, (folder) =>
    checkFolder(folder, { today: TODAY }),
  );
  return problems.map(problemText);
}

/** The sound folder with one line of one file put in the place of another. */
export function changed(file: string, line: string, by: string): FolderContents {
  const before = String(soundFolder[file]);
  if (!before.includes(`${line}\n`)) throw new Error(`${file} has no line ${line}`);
  return { ...soundFolder, [file]: before.replace(`${line}\n`, `${by}\n`) };
}

/** The sound folder with lines added to one file. */
export function extended(file: string, ...lines: string[]): FolderContents {
  return { ...soundFolder, [file]: `${String(soundFolder[file])}${lines.join('\n')}\n` };
}
