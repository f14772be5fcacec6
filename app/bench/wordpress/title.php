<?php
// Changes the title of a post. Arguments: the folder of WordPress, the post's id, the title.
[, $folder, $id, $title] = $argv;
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$folder/wp-load.php";
wp_update_post(['ID' => (int) $id, 'post_title' => $title]);
