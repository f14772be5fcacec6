import { DesignPage } from '~/features/design/DesignPage';

export default DesignPage;
