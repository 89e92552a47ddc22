// Whose table it is writes it.
import { tag, tag as label } from '../../content/tag/tag.tables';
import * as tables from '../../shop/order/order.tables';
db.update(tag).set({ name: '' });
db.insert(label).values({});
db.transaction((tx) => tx.delete(tables.order));
db.delete(tables.order);
