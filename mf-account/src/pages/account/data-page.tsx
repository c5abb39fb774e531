import { paths } from '@futurelab/platform/paths';
import { AccountPage } from '../../shared/account/account-page';
import { AccountDeletionSection } from '../../features/own-data/account-deletion';
import { DataExportSection } from '../../features/own-data/data-export';
import { DataImportSection } from '../../features/own-data/data-import';

/** Data export, import and account deletion. */
export default function DataPage() {
  return (
    <AccountPage path={paths.accountData} title="Data" lead="Download, import, or delete your data.">
      <DataExportSection />
      <DataImportSection />
      <AccountDeletionSection />
    </AccountPage>
  );
}
